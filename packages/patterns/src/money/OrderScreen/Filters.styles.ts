import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Bar = styled.div`
  display: grid;
  gap: ${space[10]};
  padding: ${space[12]} ${space[20]};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
`;

export const Choice = styled.div`
  width: 128px;
`;

export const SearchBox = styled.div`
  width: 200px;
`;
