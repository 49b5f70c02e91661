/** The shop that the service makes up for whoever tries it. */
export const DEMO_CLIENT = 'demo';
