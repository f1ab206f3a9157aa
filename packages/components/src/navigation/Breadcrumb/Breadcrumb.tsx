import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import { Link } from '../../actions/Link/Link';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon';
import { breadcrumbMessages } from './messages';
import { BackMark, List, Place, Root } from './Breadcrumb.styles';

export interface BreadcrumbItem {
  label: ReactNode;
  /** Left away on the last one, the page that is shown, and on a step that has no page of its own. */
  href?: string;
}

export interface BreadcrumbProps extends HTMLAttributes<HTMLElement> {
  items: readonly BreadcrumbItem[];
  label?: string;
  ref?: Ref<HTMLElement>;
}

/** The way down to a deep page. On small screens only the step back remains. */
export function Breadcrumb({ items, label, ...rest }: BreadcrumbProps) {
  const words = useWords('breadcrumb', breadcrumbMessages);
  return (
    <Root data-component="Breadcrumb" aria-label={label ?? words.label} {...rest}>
      <List>
        {items.map((item, index) => (
          <Place key={item.href ?? index} data-parent={index === items.length - 2 || undefined}>
            <BackMark aria-hidden>
              <ChevronLeftIcon size={14} />
            </BackMark>
            {item.href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            ) : (
              <Link tone="quiet" href={item.href}>
                {item.label}
              </Link>
            )}
          </Place>
        ))}
      </List>
    </Root>
  );
}
