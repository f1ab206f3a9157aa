import { column, focusOutline, row } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, size, space } = vars;

export const Group = styled.div`
  ${column}
`;

export const Place = styled.a`
  ${row}
  gap: ${space[6]};
  height: ${size.targetTouch};
  padding: 0 ${space[12]};
  border-radius: ${radius.sm};
  color: ${color.text.body};
  &:hover { background: ${color.surface.hover}; text-decoration: none; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
  &[aria-current] { background: ${color.action.subtle}; color: ${color.text.action}; font-weight: ${font.weight.semibold}; }
`;

export const Section = styled.div`
  margin-top: ${space[8]};
  padding-top: ${space[8]};
  border-top: ${border.width.default} solid ${color.border.soft};
`;

export const Theme = styled.div`
  padding: ${space[4]} ${space[12]};
`;

export const Actions = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-top: ${space[24]};
`;
