import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';
import { choiceInput, choiceTile } from '../choice-tile';

const { border, color, font, radius, space, text: type } = vars;

export const Root = styled.div`
  container-type: inline-size;
  min-width: 0;
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[12]};
  @container (max-width: 690px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @container (max-width: 430px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.belowSm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const Amount = styled.span`
  color: ${color.text.strong};
  font-size: ${type.switch.size};
  line-height: ${type.priceCard.line};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
`;

export const Sign = styled.span`
  margin-right: 1px;
  font-size: ${type.body.size};
`;

export const Effect = styled.span`
  ${row}
  gap: ${space[4]};
  ${text('line', color.text.tertiary)}
  &[data-marked] { color: ${color.text.secondary}; }
`;

export const Corner = styled.span`
  display: block;
  position: absolute;
  top: -1px;
  right: -1px;
  width: ${space[20]};
  height: ${space[20]};
  border-top-right-radius: ${radius.inner};
  background: ${color.action.default};
  clip-path: polygon(0 0, 100% 0, 100% 100%);
  color: ${color.text.onAction};
  & > svg { margin: 1px 1px 0 auto; stroke-width: 2.4px; }
  ${media.forcedColors} { background: Highlight; color: HighlightText; forced-color-adjust: none; }
`;

export const Input = styled.input`
  ${choiceInput}
  &:checked ~ ${Amount} { color: ${color.text.action}; }
  &:disabled:not(:checked) ~ ${Amount}, &:disabled:not(:checked) ~ ${Effect} { color: ${color.text.disabled}; }
  &:disabled ~ ${Effect} > svg { opacity: 0.5; }
`;

export const Tile = styled.label`
  ${choiceTile}
  flex-direction: column;
  justify-content: center;
  min-height: 76px;
  padding: ${space[8]} ${space[10]} ${space[8]} ${space[14]};
`;

export const Other = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[4]} ${space[12]};
  margin-top: ${space[16]};
`;

export const OtherLabel = styled.span`
  ${text('dense', color.text.secondary)}
  line-height: calc(${vars.size.control.md} + ${border.width.default});
  white-space: nowrap;
`;
