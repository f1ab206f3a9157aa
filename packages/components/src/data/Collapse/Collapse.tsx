import { useRef, useState, type DetailsHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ChevronDownIcon } from '../../icons/ChevronDownIcon';
import { Body, Root, Title, Words } from './Collapse.styles';

export interface CollapseProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title' | 'onToggle'> {
  /** What is pressed; it stays in sight. */
  title: ReactNode;
  /** At the end of the title: a count, a state. Nothing that is pressed. */
  extra?: ReactNode;
  /** Given, the host holds it; a press only asks by `onOpenChange`. */
  open?: boolean;
  defaultOpen?: boolean;
  /** Parts of the same name are an accordion: one opens, the others close. */
  name?: string;
  onOpenChange?: (open: boolean) => void;
  ref?: Ref<HTMLDetailsElement>;
}

/**
 * A part of a page that opens under its title: advanced settings, an answer among questions. It is the browser's own `details`, so that a
 * search in the page finds what is folded away.
 *
 * The component MUST open and close by Enter, blank and a press on its title, and MUST tell screen readers which it is.
 * The consumer MUST NOT fold away what must be read or filled in, nor an error.
 */
export function Collapse({ title, extra, open, defaultOpen = false, onOpenChange, children, ...rest }: CollapseProps) {
  // Later ones would open it again.
  const [first] = useState(defaultOpen);
  // The browser also tells of what stands open from the start.
  const told = useRef(first);
  return (
    <Root
      data-component="Collapse"
      {...rest}
      open={open ?? first}
      onToggle={(event) => {
        const now = event.currentTarget.open;
        if (now !== (open ?? told.current)) onOpenChange?.(now);
        told.current = now;
      }}
    >
      <Title
        data-part="title"
        onClick={(event) => {
          if (open === undefined) return;
          event.preventDefault();
          onOpenChange?.(!open);
        }}
      >
        <Words>{title}</Words>
        {extra}
        <ChevronDownIcon size={14} />
      </Title>
      <Body data-part="body">{children}</Body>
    </Root>
  );
}
