import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  margin-top: ${space[20]};
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 ${space[16]};
  ${media.belowXs} { grid-template-columns: 1fr; }
`;

export const Actions = styled.div`
  margin-top: ${space[12]};
`;

export const Agreement = styled.div`
  margin: ${space[4]} 0 0;
  ${text('dense')}
`;

export const Help = styled.p`
  ${text('dense')}
  color: ${color.text.secondary};
`;

export const Refused = styled.div`
  margin-bottom: ${space[16]};
`;
