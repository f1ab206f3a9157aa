import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Actions, Body, Footer, Head, Meta, Root, Titles } from './Card.styles';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the part; it also names the region. */
  title?: ReactNode;
  /** A few words after the heading: a count, a rule. */
  meta?: ReactNode;
  /** At the right end of the title row. */
  actions?: ReactNode;
  /** Under the content, after a line. */
  footer?: ReactNode;
  /** `md` 16/20, `lg` 20/24, `none` for tables and tabs that reach the edges. */
  padding?: 'none' | 'md' | 'lg';
  ref?: Ref<HTMLElement>;
}

/** A white area with a border: one part of a page. */
export function Card({ title, meta, actions, footer, padding = 'md', children, ...rest }: CardProps) {
  const id = useId();
  const hasHead = title !== undefined || actions !== undefined;
  return (
    <Root
      as={title === undefined ? 'div' : 'section'}
      data-component="Card"
      data-padding={padding}
      aria-labelledby={title === undefined ? undefined : id}
      {...rest}
    >
      {hasHead ? (
        <Head data-part="head">
          <Titles>
            {title === undefined ? null : <h2 id={id}>{title}</h2>}
            {meta === undefined ? null : <Meta data-part="meta">{meta}</Meta>}
          </Titles>
          {actions === undefined ? null : <Actions data-part="actions">{actions}</Actions>}
        </Head>
      ) : null}
      <Body data-part="body">{children}</Body>
      {footer === undefined ? null : <Footer data-part="footer">{footer}</Footer>}
    </Root>
  );
}
