import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text, visuallyHidden } from '../../styles/text';

const { color, font, space, text: type } = vars;

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[6]};
`;

export const Amount = styled.span`
  color: ${color.text.strong};
  white-space: nowrap;
  [data-size='card'] > & { ${text('priceCard')} color: ${color.price.default}; }
  [data-size='card'] > & > [data-part='sign'] { color: ${color.price.sign}; font-size: 15px; }
  [data-size='card'] > & > [data-part='unit'] { font-size: ${type.small.size}; }
  [data-size='figure'] > & { ${text('figure')} }
  [data-size='figure'] > & > [data-part='sign'] { font-size: ${type.section.size}; }
  [data-size='figure'] > & > [data-part='unit'] { font-size: ${type.dense.size}; }
`;

export const Sign = styled.span`
  margin-right: 0.08em;
`;

export const Unit = styled.span`
  margin-left: ${space[2]};
  color: ${color.text.secondary};
  font-weight: ${font.weight.regular};
`;

export const Original = styled.del`
  color: ${color.text.tertiary};
  font-size: ${type.small.size};
  white-space: nowrap;
`;

export const Spoken = styled.span`
  ${visuallyHidden}
`;
