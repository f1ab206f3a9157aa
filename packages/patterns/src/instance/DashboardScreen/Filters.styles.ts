import { media } from '@compute-market/components/styles';
import { styled } from 'styled-components';

export const SelectBox = styled.div`
  width: 96px;
  &[data-wide] { width: 104px; }
`;

export const SearchBox = styled.div`
  width: 176px;
  ${media.belowLg} { width: 200px; }
`;
