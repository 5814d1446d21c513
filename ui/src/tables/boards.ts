// The board of every game, loaded when it is needed.
import type { Component } from 'svelte';
import type { BoardProps } from './board';

export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  caper: () => import('./crews/CrewsBoard.svelte'),
  caper_europe: () => import('./crews/CrewsBoard.svelte'),
  thiefs_market: () => import('./market/MarketBoard.svelte'),
  sneaks_and_snitches: () => import('./sneaks/SneaksBoard.svelte'),
};
