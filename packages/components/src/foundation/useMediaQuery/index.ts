export { MediaWithoutWindow, useBelow, useMediaQuery } from './useMediaQuery';
