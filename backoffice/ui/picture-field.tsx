import { type ReactNode, useRef, useState } from 'react';
import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { pictureUrl } from '../../contract/pictures.ts';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon } from '../../kit/ui/icon.tsx';
import { toast } from '../../kit/ui/toast.ts';
import { uploadFile } from '../api/upload-file.ts';
import { locale } from '../i18n.ts';
import { ui as text } from './messages.ts';

const KINDS = 'image/png,image/jpeg,image/webp';

type ButtonProps = {
  label: string;
  className?: string;
  onStored: (file: string) => void;
  children?: ReactNode;
};

/** Brings a picture into the shop; it is where it belongs once the form is saved. */
export function PictureButton({ label, className, onStored, children }: ButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBringing, setBringing] = useState(false);

  async function bring(file: File) {
    setBringing(true);
    try {
      onStored(await uploadFile('pictures', file));
    } catch (error) {
      toast('error', explainFailure(error, locale).text);
    } finally {
      setBringing(false);
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={children ? undefined : label}
        title={label}
        aria-busy={isBringing}
        onClick={() => input.current?.click()}
      >
        {children ?? <Icon name="picture" size={18} />}
      </button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void bring(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}

type FieldProps<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label: string;
  disabled?: boolean;
};

/** One picture, seen as the shop shows it. */
export function PictureField<T extends FieldValues>({
  control,
  name,
  label,
  disabled,
}: FieldProps<T>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => (
        <div>
          <p className="mb-1.5 text-sm font-medium">{label}</p>
          <div className="flex items-center gap-3">
            {typeof value === 'string' && (
              <img
                src={pictureUrl(value, 'default')}
                alt=""
                className="h-20 max-w-40 rounded-control border border-line bg-paper object-contain"
              />
            )}
            {!disabled && (
              <div className="flex flex-wrap gap-2">
                <PictureButton
                  label={text.choosePicture}
                  className="button button-secondary button-sm"
                  onStored={onChange}
                >
                  <Icon name="picture" size={18} />
                  {text.choosePicture}
                </PictureButton>
                {typeof value === 'string' && (
                  <Button size="sm" kind="ghost" onClick={() => onChange(null)}>
                    {text.removePicture}
                  </Button>
                )}
              </div>
            )}
          </div>
          {fieldState.error && (
            <p className="mt-1.5 text-sm font-medium text-danger">{fieldState.error.message}</p>
          )}
        </div>
      )}
    />
  );
}
