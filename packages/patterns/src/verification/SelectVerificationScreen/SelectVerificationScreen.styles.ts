import { focusRing, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, duration, easing, radius, space } = vars;

export const Kinds = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;

export const Way = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[12]};
  align-items: center;
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.surface.card};
  color: ${color.text.body};
  text-align: start;
  cursor: pointer;
  transition: border-color ${duration.hover} ${easing.in}, background-color ${duration.hover} ${easing.in};

  &:hover { border-color: ${color.action.default}; background: ${color.surface.hover}; }
  &:focus-visible { ${focusRing} }
  > svg { grid-row: 1 / 3; color: ${color.action.default}; }
  > svg:last-child { grid-column: 3; color: ${color.text.tertiary}; }
`;

export const WayDetail = styled.span`
  grid-column: 2;
  ${text('dense', color.text.secondary)}
`;
