import { vars } from '@compute-market/tokens';
import { popupEdge } from './popup-edge';

const { color, duration, easing, radius, shadow, space } = vars;

/** The face of everything that floats over the page: menus, popovers, hover panels. */
export const popupSurface = `
  border-radius: ${radius.md};
  outline: none;
  background: ${color.surface.card};
  color: ${color.text.body};
  box-shadow: ${shadow.overlay};
  ${popupEdge}
`;

/** Fades and travels 4 px out of the side it hangs on; leaves a little more abruptly than it came. */
export const popupMotion = `
  transition: opacity ${duration.menu} ${easing.in}, transform ${duration.menu} ${easing.in};
  &[data-starting-style], &[data-ending-style] { opacity: 0; transform: translateY(calc(-1 * ${space[4]})); }
  &[data-side='top'][data-starting-style], &[data-side='top'][data-ending-style] { transform: translateY(${space[4]}); }
  &[data-side='left'][data-starting-style], &[data-side='left'][data-ending-style] { transform: translateX(${space[4]}); }
  &[data-side='right'][data-starting-style], &[data-side='right'][data-ending-style] { transform: translateX(calc(-1 * ${space[4]})); }
  &[data-ending-style] { transition-timing-function: ${easing.out}; }
`;
