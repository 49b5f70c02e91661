// What passwords are made of again and again, the most common first. This list was written for Guidepost: words and whole passwords that
// stand near the top of every published count of breached passwords, in English and German, with what shops add. It holds no breach itself.
// What can be computed is not listed: rows of keys, counting, repetitions, years, and the same word with digits for letters.

/** Lower case, without digits for letters. The place in the list says how early it is tried. */
export const COMMON_WORDS: readonly string[] = `
password passwort pass passwd qwerty iloveyou admin welcome monkey dragon letmein login master hello sunshine princess shadow football baseball
superman batman trustno michael jordan jennifer hunter ranger buster soccer hockey killer george charlie andrew michelle love jessica pepper
daniel access joshua maggie starwars silver william dallas yankees ashley amanda orange biteme freedom computer thunder nicole ginger heather
hammer summer corvette taylor austin matthew golfer cheese martin chelsea patrick richard diamond yellow bigdog secret sparky cowboy camaro
anthony matrix falcon bailey guitar jackson purple scooter phoenix aaron tigger porsche mickey maverick cookie nascar peanut justin money
samantha panties steelers joseph snoopy boomer whatever iceman smokey gateway dakota cowboys eagles chicken zxcvbn please andrea ferrari knight
hardcore melissa compaq coffee booboo bulldog johnny welcome tennis player bigdick blowme fuck fuckyou fuckme ranger marine chicago rainbow
tiger tigers badboy spider spiderman butter pussy sexy hotdog hardcore angel angels angela brandon scott rachel slayer rock rosebud jasper
carlos robert thomas internet service canada hello asshole password winter spring autumn fall january february march april may june july august
september october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday day night morning
test testing tester demo guest user root administrator default changeme change temp temporary sample example system server oracle
database web website webmaster support info contact office company business manager team work working job home house family mother father
mom dad baby babygirl babyboy boy girl sister brother friend friends friendship forever together always never nothing something everything
mine myself lover lovely loveme lovers loveyou iloveu ilove hate happy smile smiley lucky luck heaven hell devil satan god jesus christ
jesuschrist faith hope grace blessed blessing church bible angel spirit soul heart hearts sweet sweetie sweety sweetheart honey sugar candy
chocolate cookie cookies cake pizza apple banana cherry lemon peach strawberry mango coconut potato tomato pumpkin bacon burger beer vodka
whiskey wine water fire earth wind air storm rain snow ice sun moon star stars sky ocean sea river lake mountain forest tree flower flowers
rose lily daisy jasmine violet garden green blue red black white pink gold golden grey brown color rainbow crystal diamond ruby
pearl emerald dog dogs doggy puppy cat cats kitty kitten hellokitty bird fish horse horses pony bear panda lion wolf fox rabbit bunny turtle snake
eagle hawk dolphin shark whale elephant giraffe zebra monkey gorilla butterfly bee spider lizard dinosaur unicorn dragon phoenix vampire zombie ghost ninja
pirate samurai warrior soldier sniper hunter killer assassin wizard magic magician merlin gandalf frodo hobbit matrix neo trinity morpheus startrek
starwars skywalker vader darthvader yoda jedi chewbacca pokemon pikachu naruto sasuke goku dragonball mario luigi sonic zelda link minecraft fortnite
roblox callofduty warcraft worldofwarcraft starcraft diablo counterstrike halo xbox playstation nintendo gamer gaming game games player playboy
football futbol soccer basketball baseball hockey tennis golf volleyball rugby cricket boxing wrestling swimming running cycling fitness dance dancer dancing
music musica guitar piano drums bass singer rock rocknroll metal metallica slipknot nirvana beatles eminem rihanna beyonce shakira madonna elvis acdc
ironmaiden linkinpark greenday blink coldplay liverpool arsenal chelsea manchester manchesterunited barcelona realmadrid madrid juventus milan inter bayern
bayernmunchen dortmund borussia schalke hamburg berlin munchen muenchen koeln koln frankfurt stuttgart duesseldorf leipzig dresden bremen hannover london paris
newyork boston chicago dallas houston denver phoenix miami atlanta seattle america american usa england ireland scotland germany deutschland
france italia italy spain espana portugal brasil brazil mexico canada australia india china japan russia poland europe world
mercedes porsche ferrari lamborghini mustang camaro corvette chevrolet chevy ford toyota honda nissan subaru volkswagen audi bmw harley davidson yamaha suzuki
kawasaki ducati michael michelle jennifer jessica ashley amanda sarah nicole elizabeth stephanie melissa christina christine christopher matthew joshua david
daniel james john robert joseph andrew ryan brandon jason justin william anthony jonathan kevin eric steven thomas brian kyle alex alexander alexandra alexis
samantha victoria natalie rebecca rachel laura lauren megan emily hannah olivia sophia sophie isabella emma mia ava anna ann anne maria marie julia julie
peter paul mark markus martin stefan stephan andreas christian sebastian florian tobias matthias philipp benjamin dennis patrick marcel oliver simon jonas lukas
leon felix max maximilian moritz niklas tim tom jan lisa lena laura lea leonie hanna sandra sabine petra susanne claudia monika karin nadine melanie katharina
kathrin vanessa jacqueline mueller muller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schaefer koch bauer richter klein wolf schroeder
neumann schwarz zimmermann braun krueger hofmann hartmann lange schmitt werner krause meier lehmann mustermann smith johnson williams jones miller davis
garcia rodriguez wilson martinez anderson jackson thompson white harris
hallo hallowelt gutentag gutenmorgen bundesliga helloworld ficken schatz schatzi liebe ichliebedich liebedich engel sonne sonnenschein mond stern sterne blume blumen rose hund katze
maus mausi baer pferd tiger loewe adler wolf drache drachen sommer winter fruehling herbst januar februar maerz mai juni juli oktober dezember montag
dienstag mittwoch donnerstag freitag samstag sonntag heute morgen gestern geheim geheimnis kennwort zugang anmelden anmeldung willkommen benutzer
rechner computer internet arbeit firma chef buero schule lehrer ferien urlaub reise auto haus garten familie mama papa mutti vati oma opa bruder schwester
freund freunde freundin fussball handball schokolade kuchen kaffee bier schalke bayern weihnachten ostern geburtstag birthday christmas holiday vacation
shop shopping store webshop onlineshop onlinestore store market markt laden verkauf sale sales product products produkt produkte katalog catalog
catalogue advisor berater guide guided guidepost selling ecommerce commerce portal dashboard backend cloud linux windows microsoft apple google facebook youtube
instagram twitter linkedin amazon ebay paypal yahoo gmail hotmail outlook myspace iphone ipad android samsung nokia sony dell lenovo cisco oracle ubuntu debian
docker kubernetes postgres postgresql mysql redis mongodb github gitlab jenkins python javascript typescript java node nodejs react angular
correcthorsebatterystaple opensesame sesame abracadabra letmeinnow iamthebest whatsup goodluck goodbye goodmorning godisgood jesuslovesme trustnoone
mypassword newpassword yourpassword thepassword passphrase passcode password passwords mypass userpass adminpass rootpass letmein enter open close start stop
secret secrets topsecret private public security secure safe safety key keys lock unlock hidden unknown nobody noone anything whatever qazwsx asdf
zaq xsw qaz wsx edc rfv foobar foo bar baz lorem ipsum lorumipsum blah blabla bla haha hahaha lol lmao omg wtf yes no ok okay cool awesome super mega
ultra extreme power energy turbo nitro rocket speed fast furious ready player one two three four five six seven eight nine ten hundred thousand million first
second third new old big small little good bad best great perfect beautiful pretty cute hot cold dark light strong crazy stupid idiot loser winner
king queen prince princess lord lady sir mister doctor captain general boss chief president emperor hero legend champion
my your the this that is am are you me we us they he she it for and not with from to in on at of a i do can will
ein eine der die das und ist ich du wir ihr mein dein nicht mit von zu im am auf fuer
`
  .trim()
  .split(/\s+/)
  .filter((word, place, all) => all.indexOf(word) === place);

/** Rows of keyboards, as fingers walk along them, and columns, as they walk down. */
export const KEY_ROWS: readonly string[] = [
  ...[
    'qwertyuiop[]',
    'asdfghjkl;',
    'zxcvbnm,./',
    'qwertzuiopü+',
    'asdfghjklöä#',
    'yxcvbnm,.-',
    'azertyuiop',
    'qsdfghjklm',
  ],
  ...['wxcvbn', '`1234567890-=', '1234567890ß', '!@#$%^&*()_+', '!"§$%&/()=?', '789456123', '741852963', '147258369'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.', '1q2w3e4r5t6y7u8i9o0p', '1q2w3e4r5t6z7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0'],
  ...[
    '1a2b3c4d5e6f7g8h9i0',
    'a1b2c3d4e5f6g7h8i9j0',
    'qazwsxedcrfvtgbyhnujmikolp',
    'zaqxswcdevfrbgtnhymjukilop',
    'abcdefghijklmnopqrstuvwxyz',
  ],
  ...[
    '01234567890123',
    '112233445566778899',
    '11223344',
    '123123',
    '102030405060708090',
    '0123456789abcdef',
    '3.14159265358979323846',
    '2718281828459045',
  ],
];
