/**
 * What a browse page says first, written by hand for those that most people come to; the others speak by rule. No
 * figure is in here: figures follow from the recipes and are beside it.
 */
export const BROWSE_LEADS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    breakfasts:
      'The meal with the least time and the most habit. Many of these are a bowl or a pan and one spoon; the others are for the morning that has nowhere to go.',
    lunches:
      'Some are made the night before and eaten from a box, some are ten minutes at the stove between two calls. Leftovers are planned, not an accident.',
    dinners:
      'What most people mean when they ask what there is to eat, from a pan and ten minutes to a roast. Rice or bread is counted where the recipe serves it; to a salad or a soup you may want to add some.',
    snacks: 'Something between meals that is food: dips, fruit, a scone, a handful with a reason.',
    desserts: 'From a bowl of fruit that was ready before the plates were cleared to a pudding worth a Sunday.',
    'vegan-recipes':
      'Nothing here comes from an animal, honey and fish sauce included. It is checked food by food, not by the name of the dish.',
    'vegetarian-recipes':
      'No meat, no fish, and nothing set with gelatine. What is in the dish is checked food by food.',
    'pescatarian-recipes':
      'Fish and shellfish are in, meat is not. It is the easiest way to two portions of fish a week.',
    'gluten-free-recipes':
      'No wheat, rye, barley or ordinary oats in any ingredient; where there are oats, they are the ones sold as gluten-free.',
    'dairy-free-recipes':
      'No milk of any animal, so no butter at the end and no cheese on top, and none of them missed.',
    'keto-recipes':
      'So little carbohydrate in a serving that a keto day has room for it, computed from what is in the pan.',
    'paleo-recipes':
      'No grain, no pulses, no dairy and no refined sugar: vegetables, fruit, nuts, eggs, fish and meat.',
    'high-protein-recipes':
      'Where a good part of the energy of a serving is protein: from fish and chicken, and as well from tofu, lentils and skyr.',
    'high-fibre-recipes':
      'Pulses, wholegrains and vegetables with their skins on. Most of us eat too little fibre; one of these is a good part of a day.',
    'recipes-in-15-minutes':
      'From an empty worktop to the table before a takeaway would have answered the phone. The clock counts the chopping.',
    'recipes-in-30-minutes':
      'Half an hour, honestly counted: washing, chopping and cooking, not only the part on the stove.',
    'recipes-in-45-minutes': 'Long enough for an oven to get hot and a tray to brown, short enough for a weekday.',
    'dinners-in-30-minutes':
      'The question of most weekdays. These are on the table half an hour after the light in the kitchen went on, and the chopping is in it.',
    'vegan-dinners-in-30-minutes':
      'From an empty worktop to the table in half an hour, with nothing from an animal. The clock counts chopping as well as cooking.',
    'chicken-recipes': 'Thighs where they are better, breast where it is quick, and a whole one for Sunday.',
    'salmon-recipes':
      'Baked, in a bowl, in a tin: oily fish that most people like, with the bones worth eating where there are some.',
    'beef-recipes': 'Mince for the week, steak for two, and something slow for a cold Sunday.',
    'tofu-recipes': 'Crisp outside, or soft in a broth. It takes on the taste of what it is cooked in.',
    'chickpea-recipes': 'A tin is dinner. Most of these begin with one, and say so.',
    'lentil-recipes':
      'Red ones fall apart into a dal, green ones keep their shape, and a tin of them is a salad in minutes.',
    'bean-recipes':
      'Black, butter, kidney and white ones, mostly from tins, with the water poured away and the salt with it.',
    'egg-recipes': 'Poached in tomatoes, baked with spinach, folded around herbs, or fried into yesterday’s rice.',
    'pasta-recipes': 'The packet at the back of the cupboard, often with a sauce that is ready when the water is done.',
    'rice-recipes': 'Under a curry, around a biryani, in a bowl with everything on top, and fried the day after.',
    'potato-recipes': 'Baked, mashed, crushed and roasted, and good beside nearly anything.',
    'indian-recipes':
      'Dals, curries and the breads beside them, as they are cooked at home: spices toasted whole, one pan, rice.',
    'italian-recipes':
      'Pasta, risotto, beans and greens, cooked with attention. The pasta water does half of the work.',
    'british-recipes':
      'Pies, roasts, puddings and soups: what was cooked here before anybody wrote it down, and tastes of the weather.',
    'mexican-recipes': 'Tortillas, beans, lime and chilli, put together at the table by whoever is hungry.',
    'summer-recipes':
      'For when it is too warm to stand at the stove: tomatoes that taste of something, berries, things off a grill.',
    'winter-recipes': 'Roots, leaves that like frost, and pans that steam up the window.',
    'autumn-recipes': 'Squash, apples, leeks and the first evening with the oven on.',
    'spring-recipes': 'Asparagus, new potatoes, rhubarb: the weeks in which the shops change colour.',
  }),
)
