import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, radius, space } = vars;

export const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space[12]} ${space[24]};
  align-items: center;
`;

export const Key = styled.kbd`
  min-width: ${space[24]};
  padding: ${space[2]} ${space[6]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  ${text('small', color.text.body)}
  font-family: ${font.family.body};
  text-align: center;
`;
