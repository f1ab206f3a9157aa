import { buttonStyle } from '../Button/Button.styles';
import { styled } from '../../styles/styled';

export const Root = styled.a`
  ${buttonStyle}
  text-decoration: none;
`;
