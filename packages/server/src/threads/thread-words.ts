// The two messages that every watched thread knows: it says that it is ready, and it is asked to stop.

export const READY = 'ready';
export const STOP = 'stop';
