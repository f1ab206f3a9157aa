import { styled } from 'styled-components';

export const Choice = styled.div`
  width: 128px;
`;

export const SearchBox = styled.div`
  width: 200px;
`;
