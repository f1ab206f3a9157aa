import { media } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { space } = vars;

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
