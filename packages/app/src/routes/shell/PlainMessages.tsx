import { useToasts } from '@compute-market/components/toast';
import { vars } from '@compute-market/tokens';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

const { color, layer, size, space } = vars;

const Place = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  top: calc(${size.frame.bar} + ${space[16]});
  right: 0;
  left: 0;
  padding: ${space[12]};
  background: ${color.surface.card};
  color: ${color.status.err.text};
  text-align: center;
`;

/** The messages in plain words, while the code of the real ones is not here yet or could not be had (decisions 32). Like those they are in reach over a window. */
export function PlainMessages() {
  const list = useToasts();
  if (list.length === 0) return null;
  return createPortal(
    // Lists that are modal on a phone spare what bears the ARIA attribute alone.
    <Place role="alert" aria-live="assertive" data-over-layers="">
      {list.map(({ id, title }) => (
        <span key={id}>{title} </span>
      ))}
    </Place>,
    document.body,
  );
}
