import { styled } from 'styled-components';
import { tab, tabCount, tabRow } from '../tab.styles';

export const Root = styled.nav`
  min-width: 0;
`;

export const Row = styled.ul`
  ${tabRow}
`;

export const Item = styled.a`
  ${tab}
  &:hover { text-decoration: none; }
`;

export const Count = styled.span`
  ${tabCount}
`;
