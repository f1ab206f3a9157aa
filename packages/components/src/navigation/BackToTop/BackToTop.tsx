import { useEffect, useState, type ButtonHTMLAttributes, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { ArrowUpIcon } from '../../icons/ArrowUpIcon';
import { backToTopMessages } from './messages';
import { Root } from './BackToTop.styles';

export interface BackToTopProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** How far the page must have been scrolled before it shows, in px. */
  after?: number;
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Leads a long page back to its beginning, at once where motion is not wanted. It is there only once there is something to go back over. */
export function BackToTop({ after = 600, label, onClick, ...rest }: BackToTopProps) {
  const words = useWords('backToTop', backToTopMessages);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(window.scrollY >= after);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [after]);
  if (!away) return null;
  return (
    <Root
      type="button"
      data-component="BackToTop"
      aria-label={label ?? words.label}
      title={label ?? words.label}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // Asked at the press alone: nothing is drawn by it.
        const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
        window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
      }}
      {...rest}
    >
      <ArrowUpIcon size={18} />
    </Root>
  );
}
