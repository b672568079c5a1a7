import { type QueryKey, useMutation } from '@tanstack/react-query';
import { statusOf } from '../../kit/api/api-error.ts';
import { explainFailure } from '../../kit/forms/explain-failure.ts';
import { toast } from '../../kit/ui/toast.ts';
import { locale } from '../i18n.ts';
import { queries, renew } from './queries.ts';

type Act<Given, Done> = {
  act: (given: Given) => Promise<Done>;
  /** What is read again afterwards: keys of queries, or their beginnings. */
  renews?: readonly QueryKey[];
  /** Where the answer is what a query reads: its key, and what stands there from now on. */
  answers?: (done: Done) => readonly [QueryKey, unknown];
  /** Said when it is done. */
  said?: string | ((done: Done) => string);
  onDone?: (done: Done, given: Given) => void;
  /** For forms, which show a refusal beside the field, and for conflicts. True: it was dealt with. */
  onRefused?: (error: unknown, given: Given) => boolean;
};

/** Something a person does: says that it is done, or why not. */
export const useAct = <Given = void, Done = unknown>({
  act,
  renews = [],
  answers,
  said,
  onDone,
  onRefused,
}: Act<Given, Done>) =>
  useMutation({
    mutationFn: act,
    onSuccess(done: Done, given: Given) {
      if (answers) queries.setQueryData(...answers(done));
      for (const queryKey of renews) void renew(queryKey);
      if (said) toast('success', typeof said === 'string' ? said : said(done));
      onDone?.(done, given);
    },
    onError(error: unknown, given: Given) {
      // Somebody else was faster: what is shown is old.
      if (statusOf(error) === 409) {
        for (const queryKey of renews) void renew(queryKey);
      }
      if (onRefused?.(error, given)) return;
      toast('error', explainFailure(error, locale).text);
    },
  });
