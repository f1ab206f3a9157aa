import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled, type StyledComponent } from 'styled-components';

const { color, font, space } = vars;

/** A key or its fingerprint, which breaks and is not cut. */
export const Mono: StyledComponent<'span'> = styled.span`
  ${text('mono')}
  font-family: ${font.family.mono};
  overflow-wrap: anywhere;
`;

/** What holds for all keys of a card, under them. */
export const Rule = styled.p`
  margin: 0;
  padding: ${space[12]} ${space[16]};
  ${text('dense', color.text.secondary)}
`;
