import { Alert } from '@compute-market/components/alert';
import { Field } from '@compute-market/components/field';
import { TextField } from '@compute-market/components/text-field';
import { NOTE_MAX_LENGTH } from '@compute-market/contract/constants';
import { OWN_IMAGE_NAME_MAX } from '@compute-market/contract/entities/own-image';
import type { OwnImageForm } from '@compute-market/contract/forms/own-image-form';
import { FormDialog, formFields, type DialogControl, type DialogForm } from '../../form-dialog';
import { ownImageMessages } from './messages';

const words = ownImageMessages.save;

export interface OwnImageDialogProps extends DialogControl, DialogForm<OwnImageForm> {
  /** What the image is likely to cost, as `expectedPriceText` says it; null where images cost nothing. */
  readonly price: string | null;
}

/** 保存为镜像: what the image is called (decisions 130), and what it costs (decisions 152). */
export function OwnImageDialog({ price, ...props }: OwnImageDialogProps) {
  const { errorOf, input } = formFields(props.form);
  return (
    <FormDialog {...props} title={words.action} submitLabel={words.submit}>
      <Field label={words.name} required error={errorOf('name')}>
        <TextField
          autoComplete="off"
          placeholder={words.namePlaceholder}
          maxLength={OWN_IMAGE_NAME_MAX}
          {...input('name')}
        />
      </Field>
      <Field label={words.note} error={errorOf('note')}>
        <TextField
          autoComplete="off"
          placeholder={words.notePlaceholder}
          maxLength={NOTE_MAX_LENGTH}
          {...input('note')}
        />
      </Field>
      <Alert tone="info">{words.about(price ?? ownImageMessages.price.free)}</Alert>
    </FormDialog>
  );
}
