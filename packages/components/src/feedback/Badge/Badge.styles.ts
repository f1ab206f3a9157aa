import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, radius, space, text } = vars;

export const Root = styled.span`
  display: inline-block;
  flex: none;
  min-width: ${space[16]};
  height: ${space[16]};
  padding: 0 ${space[4]};
  border-radius: ${radius.full};
  background: ${color.danger.fill};
  color: ${color.danger.onFill};
  font-size: ${text.micro.size};
  font-weight: ${font.weight.medium};
  line-height: ${text.micro.line};
  text-align: center;
  white-space: nowrap;
`;
