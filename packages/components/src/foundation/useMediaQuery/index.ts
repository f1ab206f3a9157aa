export { useBelow, useMediaQuery } from './useMediaQuery';
