import { styled } from 'styled-components';
import { buttonStyle } from '../Button/Button.styles';

export const Root = styled.a`
  ${buttonStyle}
  text-decoration: none;
`;
