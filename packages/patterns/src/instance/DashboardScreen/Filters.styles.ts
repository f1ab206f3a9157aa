import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding: ${space[12]} ${space[20]};
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
`;

export const SelectBox = styled.div`
  width: 96px;
  &[data-wide] { width: 104px; }
`;

export const SearchBox = styled.div`
  width: 176px;
  ${media.belowLg} { width: 200px; }
`;
