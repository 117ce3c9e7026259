@interface NotePage : UIViewController {
  UILabel *_heading;
}
@property (weak, nonatomic) IBOutlet UILabel *subtitle;
@property (weak, nonatomic) IBOutlet UILabel *day, *place, *weather;
@property (weak, nonatomic) IBOutlet UILabel *Signature;
@end

@implementation NotePage
@end
