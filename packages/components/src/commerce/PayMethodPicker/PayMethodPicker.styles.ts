import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { choiceInput, choiceTile } from '../choice-tile';

const { color, font, space, text: type } = vars;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space[12]};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); }
`;

export const Words = styled.span`
  min-width: 0;
`;

export const Name = styled.span`
  display: block;
  color: ${color.text.strong};
  font-weight: ${font.weight.semibold};
  line-height: ${type.small.line};
`;

export const Fact = styled.span`
  display: block;
  ${text('line', color.text.tertiary)}
`;

export const Input = styled.input`
  ${choiceInput}
  &:disabled:not(:checked) ~ ${Words} > ${Name} { color: ${color.text.disabled}; }
  &:disabled ~ ${Words} > ${Fact} { color: ${color.text.tertiary}; }
  &:disabled:not(:checked) ~ svg { filter: grayscale(1); opacity: 0.6; }
`;

export const Tile = styled.label`
  ${choiceTile}
  align-items: center;
  gap: ${space[12]};
  min-height: 60px;
  padding: ${space[8]} ${space[14]};
`;
