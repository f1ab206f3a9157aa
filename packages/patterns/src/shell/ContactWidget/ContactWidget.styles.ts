import {
  bareButton,
  centred,
  column,
  focusOutline,
  media,
  scannableCode,
  text,
  visuallyHidden,
} from '@compute-market/components/styles';
import { numbers, vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, layer, radius, shadow, size, space, text: type } = vars;

const width = 56;
/** Below this the store leaves too little room beside it: the widget shrinks into the gutter until it is pointed at. */
const narrow = `@media (max-width: ${numbers.size.frame.store + 2 * (width + numbers.size.frame.gutter) - 0.02}px)`;
const closed = '[data-part=contact]:not(:hover, :focus-within, :has([data-popup-open])) &';

export const Root = styled.aside`
  position: fixed;
  z-index: ${layer.widget};
  right: ${space[12]};
  bottom: 20vh;
  width: ${width}px;
  border-radius: ${radius.lg};
  background: ${color.surface.card};
  box-shadow: ${shadow.raised};
  overflow: hidden;
  transition: width ${duration.hover} ${easing.in};
  ${narrow} {
    right: 0;
    border-radius: ${radius.lg} 0 0 ${radius.lg};
    &:not(:hover, :focus-within, :has([data-popup-open])) { width: ${size.frame.gutter}; }
  }
  ${media.belowSm} { display: none; }
`;

export const Cell = styled.button`
  ${column}
  gap: ${space[4]};
  ${centred}
  width: 100%;
  height: 52px;
  ${bareButton}
  color: ${color.text.body};
  font-size: ${type.micro.size};
  line-height: ${space[14]};
  cursor: pointer;
  transition: color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};
  & + & { border-top: ${border.width.default} solid ${color.border.soft}; }
  &:hover, &[data-popup-open] { background: ${color.surface.hover}; color: ${color.text.action}; text-decoration: none; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

export const Label = styled.span`
  white-space: nowrap;
  ${narrow} { ${closed} { ${visuallyHidden} } }
`;

export const Line = styled.p`
  ${text('dense', color.text.secondary)}
`;

export const Code = styled.img`
  ${scannableCode}
  margin: ${space[24]} ${space[16]};
`;
