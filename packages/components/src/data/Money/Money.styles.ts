import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, font, text: type } = vars;

/** The currency sign stands a step smaller than its amount. */
export const Sign = styled.span`
  margin-right: 0.08em;
  font-size: 0.72em;
`;

/* Red of the brand passes on large bold figures only; small prices and small signs take the darker step. */
export const Root = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  &[data-size='inherit'] [data-part='sign'] { font-size: inherit; }
  &[data-size='dense'] { ${text('dense')} }
  &[data-size='dense'] [data-part='sign'] { font-size: inherit; }
  &[data-size='figure'] { ${text('figure')} }
  &[data-size='figure'] [data-part='sign'] { font-size: ${type.section.size}; }
  &[data-size='card'] { ${text('priceCard')} }
  &[data-size='card'] [data-part='sign'] { font-size: 15px; }
  &[data-size='order'] { ${text('priceOrder')} }
  &[data-size='pay'] { ${text('pricePay')} }

  &[data-tone='strong'] { color: ${color.text.strong}; font-weight: ${font.weight.medium}; }
  &[data-tone='debt'] { color: ${color.danger.text}; }
  &[data-tone='refund'] { color: ${color.status.ok.text}; }
  &[data-tone='price'] { color: ${color.danger.text}; font-weight: ${font.weight.bold}; }
  &:is([data-size='figure'], [data-size='card'], [data-size='order'], [data-size='pay'])[data-tone='price'] { color: ${color.price.default}; }
  &[data-size='card'][data-tone='price'] [data-part='sign'] { color: ${color.price.sign}; }
`;
