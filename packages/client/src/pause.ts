/** Waits so many milliseconds, less where the device comes online meanwhile. Throws the reason of `signal` when it aborts. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const device = globalThis as Partial<EventTarget>;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      device.removeEventListener?.('online', end);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(end, signal?.aborted ? 0 : milliseconds);
    signal?.addEventListener('abort', end);
    device.addEventListener?.('online', end);
  });
}
