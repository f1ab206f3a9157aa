import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { useWords } from '../../foundation/LocaleProvider/LocaleContext';
import type { Labels } from '../../words';
import { Optional, Required } from '../Field/Field.styles';
import { fieldMessages } from '../Field/messages';
import { Action, Body, Description, Head, Root, Title } from './FormSection.styles';

export interface FormSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: ReactNode;
  /** One line under the title: why this is asked, what becomes of it. */
  description?: ReactNode;
  /** All of it must be filled in: a star before the title. The fields within say so themselves. */
  required?: boolean;
  /** All of it may be left out: 选填 after the title. */
  optional?: boolean;
  /** Single words, said otherwise than the locale says them. */
  labels?: Labels<typeof fieldMessages>;
  /** At the end of the title's row: a link, a small button. */
  action?: ReactNode;
  /** Level of the title in the page. */
  headingLevel?: 2 | 3 | 4;
  /** Fields side by side on wide screens; a child with `data-wide` takes the whole row. */
  columns?: 1 | 2;
  /** Fields. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * Fields that belong together, under a title: 发票信息, 联系方式. Without a title it only lays its fields out.
 *
 * The component MUST be a region named by its title, and MUST put its fields under one another where two do not fit.
 * The consumer MUST choose the heading level that follows from the page, and MUST NOT say in the description what a field needs: that is
 * the field's hint.
 */
export function FormSection({
  title,
  description,
  required = false,
  optional = false,
  labels,
  action,
  headingLevel = 2,
  columns = 1,
  children,
  ...rest
}: FormSectionProps) {
  const words = useWords('field', fieldMessages, labels);
  const titleId = useId();
  return (
    <Root data-component="FormSection" aria-labelledby={title === undefined ? undefined : titleId} {...rest}>
      {(title !== undefined || description !== undefined || action !== undefined) && (
        <Head data-part="head">
          <div>
            {title !== undefined && (
              <Title as={`h${headingLevel}`} id={titleId}>
                {required && <Required aria-hidden="true">*</Required>}
                {title}
                {optional && <Optional>{words.optional}</Optional>}
              </Title>
            )}
            {description !== undefined && <Description>{description}</Description>}
          </div>
          {action !== undefined && <Action>{action}</Action>}
        </Head>
      )}
      <Body data-columns={columns}>{children}</Body>
    </Root>
  );
}
