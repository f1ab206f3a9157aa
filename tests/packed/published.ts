/** The packages that are published, each before those that need it. */
export const published = ['tokens', 'contract', 'components', 'patterns', 'cli'] as const;
