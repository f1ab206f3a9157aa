import { ellipsis, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color } = vars;

/** A name that gives way: the whole of it is in its title. */
export const Name = styled.span`
  display: block;
  ${ellipsis}
`;

export const Facts = styled.span`
  display: block;
  overflow-wrap: anywhere;
  ${text('dense', color.text.secondary)}
`;

/** What a column says that has no room of its own there: under the sum, where the column is left out. */
export const Under = styled.span`
  display: none;
  ${text('small', color.text.tertiary)}
  overflow-wrap: anywhere;
  ${media.belowLg} { display: block; }
`;
