import { focusOutline, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, layer, radius, shadow, space, text: type } = vars;

export const Root = styled.aside`
  position: fixed;
  z-index: ${layer.widget};
  right: ${space[12]};
  bottom: 20vh;
  width: 56px;
  border-radius: ${radius.lg};
  background: ${color.surface.card};
  box-shadow: ${shadow.raised};
  overflow: hidden;
  ${media.belowSm} { display: none; }
`;

export const Cell = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  align-items: center;
  justify-content: center;
  width: 100%;
  height: 52px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.text.body};
  font-size: ${type.micro.size};
  line-height: ${space[14]};
  cursor: pointer;
  transition: color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};
  & + & { border-top: ${border.width.default} solid ${color.border.soft}; }
  &:hover, &[data-popup-open] { background: ${color.surface.hover}; color: ${color.text.action}; text-decoration: none; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

export const Line = styled.p`
  ${text('dense')}
  color: ${color.text.secondary};
`;

export const Code = styled.img`
  margin: ${space[4]} auto ${space[8]};
`;
