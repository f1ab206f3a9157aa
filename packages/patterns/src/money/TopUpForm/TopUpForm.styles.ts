import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

/** The error line takes the room between the groups, so that nothing moves when it comes. */
export const OtherRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${vars.space[12]};
  height: ${vars.size.control.md};
  > :first-child { width: 200px; }
  [data-part='message'] { white-space: nowrap; }
  ${media.belowSm} {
    height: auto;
    [data-part='message'] { white-space: normal; }
  }
`;

export const OtherHint = styled.span`
  ${text('small', vars.color.text.tertiary)}
  line-height: ${vars.size.control.md};
`;
