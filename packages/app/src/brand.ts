import { configuration } from './configuration';

/** The host's own names and contacts. Screens read them from here and nowhere else. */
export const { brand } = configuration;
