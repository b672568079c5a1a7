/** Words that say nothing of a product, folded. */
export const stopWords = new Set(
  `de cu la pe pentru din in si sau a al ale ai un o cel cea cei cele ca e
  и с со на для в во из под по к от до или за о об у
  cumpara cumpar pret preturi ieftin ieftine magazin moldova chisinau
  casa acasa дом дома дому доме
  купить цена цены дешево недорого магазин молдова кишинев заказать`.split(/\s+/),
);

/** What stands behind one of them only goes with the thing: rama pentru priza, щит под счетчик. */
export const prepositions = new Set(
  'de cu la pe pentru din in с со на для в во из под по к от'.split(' '),
);

/** Stems that tell nothing in a shop where all is electric, unless they are all that was said. */
export const paleStems = new Set(['electric', 'электрическ']);
