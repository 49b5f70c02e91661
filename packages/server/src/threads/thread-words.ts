// The two words that are no messages of a program: a thread says that it is ready, and is asked to stop.

export const READY = 'ready';
export const STOP = 'stop';
