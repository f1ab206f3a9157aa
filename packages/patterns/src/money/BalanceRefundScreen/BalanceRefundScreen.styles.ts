import { bareList } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

/** Where the money goes, line by line. */
export const Plan = styled.ul`
  display: grid;
  gap: ${space[4]};
  ${bareList}
  li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[4]} ${space[16]}; overflow-wrap: anywhere; }
`;
