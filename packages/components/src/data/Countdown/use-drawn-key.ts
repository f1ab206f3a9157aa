import { useHydrated } from '../../hooks/useHydrated';

/**
 * A key for what tells the time left, with `suppressHydrationWarning`: the browser takes the server's words over as they are, and draws
 * them anew by its own clock as soon as it has.
 */
export const useDrawnKey = () => (useHydrated() ? 'here' : 'drawn');
