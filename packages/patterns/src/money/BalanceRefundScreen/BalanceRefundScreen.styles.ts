import { bareList, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

export const Rule = styled.p`
  margin-top: ${space[12]};
  overflow-wrap: anywhere;
  ${text('small', color.text.tertiary)}
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space[8]};
  margin-top: ${space[12]};
`;

export const Sum = styled.span`
  font-weight: ${font.weight.medium};
  color: ${color.text.strong};
`;

/** Where the money goes, line by line. */
export const Plan = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${bareList}
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[4]} ${space[16]}; overflow-wrap: anywhere; }
`;
