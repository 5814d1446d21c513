import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server that `npm run dev` talks to: start it with `./run serve`.
const SERVER = 'http://127.0.0.1:8470';

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true } },
  },
});
