import * as v from 'valibot';
import { staffOperation } from '../../operation.ts';
import { idText } from '../../shapes/parameters.ts';
import { noContent } from '../../shapes/values.ts';
import { newView } from '../orders/forms.ts';
import { view } from '../orders/shapes.ts';

/** The lists somebody keeps for a screen. */
export const listViews = staffOperation('get', '/staff/views/', {
  needs: 'signed-in',
  query: v.object({ screen: newView.entries.screen }),
  answer: v.array(view),
});

/** Keep a list under a name; the same name takes the former’s place. */
export const saveView = staffOperation('post', '/staff/views/', {
  needs: 'signed-in',
  body: newView,
  answer: view,
  status: 201,
});

export const deleteView = staffOperation('delete', '/staff/views/{id}/', {
  needs: 'signed-in',
  params: v.object({ id: idText }),
  answer: noContent,
  status: 204,
  refusals: [404],
});
