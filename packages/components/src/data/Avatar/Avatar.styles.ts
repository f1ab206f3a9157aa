import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { centred } from '../../styles/flex';

const { color, font, radius, space, text: type } = vars;

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  ${centred}
  width: ${space[28]};
  height: ${space[28]};
  border-radius: ${radius.full};
  background: ${color.action.subtleActive};
  color: ${color.status.info.text};
  font-size: ${type.dense.size};
  font-weight: ${font.weight.semibold};
  line-height: 1;
  overflow: hidden;
  user-select: none;
  &[data-size='md'] { width: ${space[40]}; height: ${space[40]}; font-size: ${type.section.size}; }
  &[data-size='lg'] { width: ${space[48]}; height: ${space[48]}; font-size: ${type.section.size}; }
  > img { width: 100%; height: 100%; object-fit: cover; }
`;
