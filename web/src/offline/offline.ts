/** How long the page has the network to itself before a copy is made, in milliseconds. */
const PATIENCE = 5_000;

const possible = import.meta.env.PROD && 'serviceWorker' in navigator;

/** A browser that refuses plays with a network only. */
const register = () => navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });

/** Lets the browser keep a copy of the client, once the page has what it needs itself. */
export function keepOffline(): void {
  if (!possible) return;
  setTimeout(() => void register().catch(() => undefined), PATIENCE);
}

/** The engine is wanted: from now on the copy has it, too. */
export async function keepEngineOffline(): Promise<void> {
  if (!possible) return;
  try {
    await register();
    (await navigator.serviceWorker.ready).active?.postMessage('engine');
  } catch {
    // See above.
  }
}
