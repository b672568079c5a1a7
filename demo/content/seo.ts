import type { SeoRecord } from './records.ts';
import { lei } from './settings.ts';

export const seo: SeoRecord[] = [
  {
    page: 'home',
    title: {
      ro: 'Cablaj: cabluri și materiale electrice în Chișinău',
      ru: 'Cablaj: кабель и электротовары в Кишинёве',
    },
    description: {
      ro: 'Cabluri la metru, prize, întrerupătoare, întrerupătoare automate, tablouri și iluminat. Stoc verificat, livrare în toată Moldova, acte pentru firme.',
      ru: 'Кабель на отрез, розетки, выключатели, автоматы, щиты и освещение. Точный остаток, доставка по всей Молдове, документы для компаний.',
    },
    text: {
      ro: `<h2>Materiale electrice cu date pe care vă puteți baza</h2>
<p>La fiecare cablu sunt scrise marca, numărul de conductoare, secțiunea, tensiunea și lungimea tamburului. La fiecare aparat, curentul, curba sau gradul de protecție. Căutarea înțelege și <strong>VVGng 3x2,5</strong>, și codul producătorului, și cuvintele de pe șantier.</p>
<p>Comandați de la un metru de conductor până la tamburul întreg, cu livrare prin curier sau cu ridicare din <a href="/contact">magazinul din Chișinău</a>. Dacă e prima comandă, pașii sunt descriși pe pagina <a href="/content/cum-comand">Cum comand</a>.</p>`,
      ru: `<h2>Электротовары с точными данными</h2>
<p>У каждого кабеля указаны марка, число жил, сечение, напряжение и длина барабана. У каждого аппарата — ток, характеристика или степень защиты. Поиск понимает и <strong>ВВГнг 3х2,5</strong>, и код производителя, и слова, которыми говорят на стройке.</p>
<p>Заказать можно и метр провода, и целый барабан: с доставкой курьером или с самовывозом из <a href="/ru/contact">магазина в Кишинёве</a>. Если вы у нас впервые, порядок описан на странице <a href="/ru/content/cum-comand">«Как сделать заказ»</a>.</p>`,
    },
  },
  {
    page: 'brands',
    title: {
      ro: 'Branduri de materiale electrice | Cablaj',
      ru: 'Бренды электротоваров | Cablaj',
    },
    description: {
      ro: 'Producători de cabluri, aparataj, protecții și iluminat din catalogul Cablaj. Alegeți brandul și vedeți produsele lui.',
      ru: 'Производители кабеля, розеток, защиты и освещения в каталоге Cablaj. Выберите бренд и смотрите его товары.',
    },
    text: {
      ro: `<h2>Cum alegem între branduri</h2>
<p>La cabluri, cutii și cleme brandul se poate schimba liber dacă standardul, secțiunea și materialul coincid. La aparataj rămâneți în aceeași serie: mecanismul unei serii nu intră în rama alteia. La protecții e bine ca tabloul să fie al unui singur producător, pentru că pieptenele de distribuție și contactele auxiliare se potrivesc doar între ele.</p>`,
      ru: `<h2>Как выбирать между брендами</h2>
<p>Кабель, коробки и клеммы разных производителей взаимозаменяемы, если совпадают стандарт, сечение и материал. Розетки и выключатели берите одной серии: механизм одной серии не встанет в рамку другой. Щит лучше собирать на аппаратах одного производителя: гребёнки и дополнительные контакты подходят только к своим.</p>`,
    },
  },
  {
    page: 'discount',
    title: {
      ro: 'Reduceri la cabluri și materiale electrice | Cablaj',
      ru: 'Скидки на кабель и электротовары | Cablaj',
    },
    description: {
      ro: 'Produse în promoție: cabluri, aparataj, protecții, iluminat. Clienții autentificați văd prețul vechi, prețul nou și economia.',
      ru: 'Товары по акции: кабель, розетки, защита, освещение. После входа видны старая цена, новая цена и экономия.',
    },
    text: {
      ro: `<h2>Cum funcționează reducerile</h2>
<p>Reducerea se calculează pe unitatea de vânzare, metru sau bucată, și se înmulțește cu cantitatea din coș. Prețul vechi este prețul la care produsul s-a vândut înainte de promoție. Promoția ține cât apare pe site și cât există stoc; comanda trimisă își păstrează prețul.</p>`,
      ru: `<h2>Как считаются скидки</h2>
<p>Скидка считается на единицу товара, метр или штуку, и умножается на количество в корзине. Старая цена — та, по которой товар продавался до акции. Акция действует, пока она показана на сайте и пока есть остаток; у отправленного заказа цена не меняется.</p>`,
    },
  },
  {
    page: 'news',
    title: {
      ro: 'Noutăți și sfaturi pentru electricieni | Cablaj',
      ru: 'Новости и советы электрикам | Cablaj',
    },
    description: {
      ro: 'Cum se alege secțiunea cablului, ce protecție se pune în baie, ce branduri au venit în stoc și când este deschis magazinul de sărbători.',
      ru: 'Как выбрать сечение кабеля, какую защиту ставить в ванной, что нового на складе и как магазин работает в праздники.',
    },
    text: {
      ro: `<h2>Scurt și la obiect</h2>
<p>Scriem despre întrebările care ni se pun zilnic la tejghea. Valorile din articole sunt orientative și nu înlocuiesc proiectul: instalația o calculează și o execută un electrician autorizat.</p>`,
      ru: `<h2>Коротко и по делу</h2>
<p>Пишем о том, что у нас каждый день спрашивают у прилавка. Значения в статьях ориентировочные и не заменяют проект: рассчитывать и монтировать проводку должен электрик с допуском.</p>`,
    },
  },
  {
    page: 'contact',
    title: {
      ro: 'Contacte și program: magazinul Cablaj din Chișinău',
      ru: 'Контакты и график: магазин Cablaj в Кишинёве',
    },
    description: {
      ro: 'Adresa, telefoanele, e-mailul și programul magazinului Cablaj: luni–vineri 09:00–17:00, sâmbătă 09:00–14:00. Formular de contact.',
      ru: 'Адрес, телефоны, почта и график магазина Cablaj: понедельник–пятница 09:00–17:00, суббота 09:00–14:00. Форма обратной связи.',
    },
    text: {
      ro: `<h2>Cum ajungeți</h2>
<p>Magazinul are intrarea din strada Uzinelor. Pentru colaci și tambure veniți direct la depozitul de cabluri, prin curte: acolo încape și o remorcă, iar încărcarea o facem noi. Înainte de a porni, așteptați mesajul că marfa este pregătită.</p>`,
      ru: `<h2>Как добраться</h2>
<p>Вход в магазин с улицы Узинелор. За бухтами и барабанами подъезжайте сразу к кабельному складу, со двора: там развернётся и машина с прицепом, погрузим сами. Перед выездом дождитесь сообщения, что заказ собран.</p>`,
    },
  },
  {
    page: 'landing',
    title: {
      ro: 'Materiale electrice pentru companii și electricieni | Cablaj',
      ru: 'Электротовары для компаний и электриков | Cablaj',
    },
    description: {
      ro: 'Cont de persoană juridică, cont de plată, factură fiscală, tambure întregi și livrare pe șantier. Înregistrare cu codul fiscal IDNO.',
      ru: 'Кабинет юридического лица, счёт на оплату, налоговая накладная, целые барабаны и доставка на объект. Регистрация по коду IDNO.',
    },
    text: {
      ro: `<h2>Ce primește o firmă</h2>
<ul>
<li>prețurile și stocul fiecărui produs, imediat după înregistrare;</li>
<li>cont de plată pentru transfer și factură fiscală cu TVA;</li>
<li>cabluri la metru sau pe tambur întreg, cu declarație de conformitate la cerere;</li>
<li>livrare pe șantier: ${lei.capital} lei în municipiul Chișinău, ${lei.elsewhere} lei în restul țării, gratuit în municipiu la comenzi de peste ${lei.free} lei.</li>
</ul>
<h2>Cum începem</h2>
<ol>
<li>Vă înregistrați ca persoană juridică, cu denumirea firmei și codul fiscal (IDNO) din 13 cifre.</li>
<li>Puneți în coș produsele din deviz; căutarea acceptă mărci, dimensiuni și coduri.</li>
<li>Alegeți transferul bancar și primiți contul de plată pe e-mail.</li>
</ol>
<p>Pentru un deviz lung sau un tambur la comandă, scrieți-ne prin <a href="/contact">formularul de contact</a>.</p>`,
      ru: `<h2>Что получает компания</h2>
<ul>
<li>цены и остатки по каждому товару сразу после регистрации;</li>
<li>счёт на оплату по перечислению и налоговую накладную с НДС;</li>
<li>кабель на отрез или целым барабаном, декларацию о соответствии по запросу;</li>
<li>доставку на объект: ${lei.capital} lei по муниципию Кишинёв, ${lei.elsewhere} lei по остальной стране, по муниципию бесплатно при заказе свыше ${lei.free} lei.</li>
</ul>
<h2>С чего начать</h2>
<ol>
<li>Зарегистрируйтесь как юридическое лицо: название компании и фискальный код (IDNO) из 13 цифр.</li>
<li>Сложите в корзину товары из сметы: поиск понимает марки, размеры и коды.</li>
<li>Выберите банковский перевод и получите счёт на оплату по почте.</li>
</ol>
<p>Если смета длинная или барабан нужен под заказ, напишите нам через <a href="/ru/contact">форму обратной связи</a>.</p>`,
    },
  },
];
