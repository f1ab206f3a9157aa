import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, size, space } = vars;

export const Part = styled.section`
  & + & { margin-top: ${space[24]}; }
  > h3 { margin-bottom: ${space[8]}; }
`;

export const Fields = styled.dl`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  gap: ${space[8]} ${space[12]};
  > dt { color: ${color.text.secondary}; ${text('dense')} }
  ${media.belowSm} { [data-component='CopyField'], [data-component='SecretField'] { height: ${size.control.xl}; } }
`;

export const Web = styled.div`
  margin-top: ${space[12]};
  ${media.belowSm} { > button { width: 100%; height: ${size.control.xl}; } }
`;
