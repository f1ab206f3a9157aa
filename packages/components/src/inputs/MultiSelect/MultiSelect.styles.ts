import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, font, radius, space } = vars;

export const Count = styled.span`
  flex: none;
  min-width: ${space[20]};
  padding: 0 ${space[6]};
  border-radius: ${radius.full};
  background: ${color.action.subtle};
  ${text('small', color.text.action)}
  font-weight: ${font.weight.medium};
  text-align: center;
  :disabled > & { background: transparent; color: inherit; }
`;
