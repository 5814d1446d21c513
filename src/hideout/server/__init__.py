"""The table server: play together over the network, nothing lost, nothing leaked."""
